import http from 'node:http';
import https from 'node:https';
import net from 'node:net';

/**
 * Loaded into every process of a peer before its own code: its servers listen on loopback only, and
 * a request to another host gets one of the pictures in PICTURES (addresses, by comma).
 */
const { listen } = net.Server.prototype;
net.Server.prototype.listen = function (port, ...rest) {
  return typeof port === 'number'
    ? listen.call(this, port, '127.0.0.1', ...rest)
    : listen.call(this, port, ...rest);
};

const pictures = process.env.PICTURES?.split(',') ?? [];
let fetched = 0;
https.get = (_url, done) => {
  fetched += 1;
  return http.get(pictures[fetched % pictures.length], done);
};
