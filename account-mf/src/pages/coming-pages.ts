/** Pages that stand in until their own are built. The list only gets shorter. */
export const comingPages = {
  login: {
    path: '/login',
    title: 'Login',
    text: 'You will sign in here to keep a wishlist and a cart. You need no account to order: write to us on WhatsApp.',
  },
  register: {
    path: '/register',
    title: 'Register',
    text: 'You will create your account here. You need none to order: write to us on WhatsApp.',
  },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password?',
    text: 'You will get a new password here. Until then, write to us and we will help.',
  },
} as const;
