import { setRemoteLoader } from '../react';
import { loadOnIntent } from './load-on-intent';

const remotes = {
  blog: {
    version: '1.0.0',
    container: 'blog_1_0_0',
    entry: '/remotes/blog/1.0.0/remoteEntry.js',
    integrity: '',
    paths: ['/blogs', '/blog/:slug'],
  },
};

describe('a visitor who means to follow a link', () => {
  it('finds the remote behind it loaded', () => {
    const loaded: string[] = [];
    setRemoteLoader((name) => {
      loaded.push(name);
      return Promise.reject(new Error('down'));
    });
    document.body.innerHTML =
      '<a href="/blogs"><b>Blogs</b></a><a href="/about">About</a><a href="https://elsewhere.example/blogs">Else</a>';
    loadOnIntent(remotes);

    for (const target of document.querySelectorAll('b, a[href="/about"], a[href^="https"]')) {
      target.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }

    expect(loaded).toEqual(['blog']);
  });
});
