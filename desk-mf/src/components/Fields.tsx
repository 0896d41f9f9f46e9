import { Field, Input } from '@shop/shared/ui/bundled';
import { Colors } from './Colors';

/** Each field that is typed, by its name in the API. */
const fields = {
  title: { label: 'Title', maxLength: 200 },
  category: { label: 'Category', as: 'select' },
  price: { label: 'Price', inputMode: 'decimal' },
  discounted_price: { label: 'Sale price', inputMode: 'decimal', hint: 'Empty: no sale.' },
  sale_ends_at: { label: 'Last day of the sale', type: 'date', hint: 'Empty: no end.' },
  quantity: { label: 'Stock', inputMode: 'numeric' },
  description: { label: 'Description', as: 'textarea', rows: 6, maxLength: 20_000 },
  country_of_origin: { label: 'Country of origin', maxLength: 100 },
  amount: {
    label: 'Amount to pay',
    inputMode: 'decimal',
    hint: 'With delivery, as agreed in the chat.',
  },
} as const;

interface FieldsProps {
  names: readonly (keyof typeof fields | 'available_colors')[];
  values: Readonly<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  /** the value and the title of each */
  categories?: readonly (readonly [value: string, title: string])[];
  onType: (name: string, text: string) => void;
}

/** Fields of a product or an order. */
export const Fields = ({ names, values, errors, categories = [], onType }: FieldsProps) =>
  names.map((name) => {
    const type = (text: string) => onType(name, text);
    const value = values[name] ?? '';
    if (name === 'available_colors') {
      return <Colors key={name} value={value} error={errors[name]} onType={type} />;
    }
    const { label, hint, ...input }: { label: string; hint?: string } = fields[name];
    return (
      <Field key={name} label={label} hint={hint} error={errors[name]}>
        {(tied) => (
          <Input
            {...{ autoComplete: 'off', ...tied, ...input, name, value }}
            onChange={({ target }) => type(target.value)}
          >
            {name === 'category'
              ? [['', 'Choose…'] as const, ...categories].map(([slug, title]) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))
              : undefined}
          </Input>
        )}
      </Field>
    );
  });
