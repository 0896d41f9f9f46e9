import { Field, Input } from '@shop/shared/ui/bundled';

interface ProductFieldsProps {
  values: Readonly<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  onType: (name: string, text: string) => void;
}

const fields = [
  { name: 'price', label: 'Price', inputMode: 'decimal' },
  { name: 'discounted_price', label: 'Sale price', inputMode: 'decimal', hint: 'Empty: no sale.' },
  { name: 'sale_ends_at', label: 'Last day of the sale', type: 'date', hint: 'Empty: no end.' },
  { name: 'quantity', label: 'Stock', inputMode: 'numeric' },
] as const;

/** What is changed most often of a product. */
export const ProductFields = ({ values, errors, onType }: ProductFieldsProps) =>
  fields.map(({ name, label, ...field }) => (
    <Field
      key={name}
      label={label}
      hint={'hint' in field ? field.hint : undefined}
      error={errors[name]}
    >
      {(tied) => (
        <Input
          {...tied}
          name={name}
          type={'type' in field ? field.type : 'text'}
          inputMode={'inputMode' in field ? field.inputMode : undefined}
          autoComplete="off"
          value={values[name] ?? ''}
          onChange={({ target }) => onType(name, target.value)}
        />
      )}
    </Field>
  ));
