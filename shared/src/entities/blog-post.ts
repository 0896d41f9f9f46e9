import type { Picture } from './product';

/** A post's picture; `caption` is '' when it has none. */
export interface BlogPicture extends Picture {
  caption: string;
}

/** Spec section 3, Blog post. */
export interface BlogPost {
  /** 0 when unknown */
  id: number;
  /** the id's digits when the server gives none */
  slug: string;
  title: string;
  /** as the server writes it, '' when it gives none */
  excerpt: string;
  /** HTML from outside: only shown through the sanitiser */
  content: string;
  /** '' when unknown */
  author: string;
  /** ISO 8601, '' when unknown */
  createdAt: string;
  updatedAt: string;
  /** the first is the main one */
  pictures: readonly BlogPicture[];
}

/** Spec section 3, Comment: text, never HTML. No whole e-mail address is stored. */
export interface BlogComment {
  /** 0 when unknown */
  id: number;
  content: string;
  /** approved is explicitly false (spec section 5) */
  hidden: boolean;
  /** ISO 8601, '' when unknown */
  createdAt: string;
  /** first name, and the part of the e-mail address before the @; undefined when not given */
  user?: { first_name: string; email: string };
}
