// Federation shares React once everything is loaded: hence a chunk of its own.
import('./App.js');
