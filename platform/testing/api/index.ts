export { answer, MockAnswer, noAnswer, silence } from './mock-answer';
export { type MockedCall, mockFetch, watchCalls } from './mock-fetch';
