import { postMessage } from './post-chat-rules';

it('name the post and its address', () => {
  expect(postMessage({ title: 'Care', url: 'https://shop.example/blog/care' })).toBe(
    'Hello! I have a question about your post “Care”.\nhttps://shop.example/blog/care',
  );
});
