import { useState } from 'react';
import { days, hours } from './hours';

/** `/hours` */
export function Component() {
  const [openOnly, setOpenOnly] = useState(false);
  const rows = days.map((day, at) => ({ day, open: hours[at] }));
  return (
    <>
      <title>Hours | Town Library</title>
      <h1>Opening hours</h1>
      <label>
        <input type="checkbox" checked={openOnly} onChange={() => setOpenOnly(!openOnly)} /> Open
        days only
      </label>
      <ul>
        {rows
          .filter(({ open }) => !openOnly || open !== 'closed')
          .map(({ day, open }) => (
            <li key={day}>{`${day}: ${open}`}</li>
          ))}
      </ul>
    </>
  );
}
