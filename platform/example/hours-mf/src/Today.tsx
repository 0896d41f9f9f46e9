import { defineWidget } from 'federated-site/react';
import { days, hours } from './hours';

export const today = defineWidget({
  load: async () => (new Date().getDay() + 6) % 7,
  Component: ({ data }: { data: number }) => <p>{`${days[data]}: ${hours[data]}`}</p>,
});
