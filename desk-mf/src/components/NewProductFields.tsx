import { Field, Input } from '@shop/shared/ui/bundled';

interface NewProductFieldsProps {
  values: Readonly<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  /** the value and the title of each */
  categories: readonly (readonly [value: string, title: string])[];
  onType: (name: string, text: string) => void;
}

/** Title, category, price and stock of a product that is new. */
export function NewProductFields({ values, errors, categories, onType }: NewProductFieldsProps) {
  const field = (name: string, label: string, inputMode: 'text' | 'decimal' | 'numeric') => (
    <Field label={label} error={errors[name]}>
      {(tied) => (
        <Input
          {...{ ...tied, name, inputMode, autoComplete: 'off', maxLength: 200 }}
          value={values[name] ?? ''}
          onChange={({ target }) => onType(name, target.value)}
        />
      )}
    </Field>
  );
  return (
    <>
      {field('title', 'Title', 'text')}
      <Field label="Category" error={errors.category}>
        {(tied) => (
          <Input
            as="select"
            {...tied}
            name="category"
            value={values.category ?? ''}
            onChange={({ target }) => onType('category', target.value)}
          >
            <option value="">Choose…</option>
            {categories.map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Input>
        )}
      </Field>
      {field('price', 'Price', 'decimal')}
      {field('quantity', 'Stock', 'numeric')}
    </>
  );
}
