/** Monday to Sunday. */
export const hours = ['closed', '9 to 17', '9 to 17', '9 to 20', '9 to 17', '10 to 14', 'closed'];
export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
