// Shared modules are negotiated before the first of them runs.
import('./app');
