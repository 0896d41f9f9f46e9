import { describeRemote } from 'federated-site/testing/pages';
import contract from '../contract.json';
import remote from './remote';

describeRemote(__dirname, remote, contract);
