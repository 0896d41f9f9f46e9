export { checkPosts, postPictureUses } from './check-posts';
export { preparePosts } from './prepare-posts';
