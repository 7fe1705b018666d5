import { DayPicker } from '#src/ui/days/DayPicker.tsx';
import { dayPattern, readDay, shownDay } from '#src/ui/days/dayText.ts';
import { Field } from './Field.tsx';
import { inputClass } from './inputClass.ts';
import { useField, type InputProps } from './useField.ts';

/** A calendar day; its value is `YYYY-MM-DD`, or the text as typed while it is none. */
export function DateInput(props: InputProps) {
  const { field, value, frame, element } = useField(props);
  return (
    <Field {...frame}>
      <DayPicker label={frame.label} value={value} disabled={element.disabled} onPick={field.onChange}>
        <input
          {...field}
          {...element}
          type="text"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder={dayPattern}
          className={inputClass()}
          value={shownDay(value)}
          // A day typed in another way than it is shown keeps its form until the person leaves: the caret stays.
          onChange={({ target: { value: text } }) => {
            const day = readDay(text);
            field.onChange(day !== undefined && shownDay(day) === text ? day : text);
          }}
          onBlur={() => {
            const day = readDay(value);
            if (day !== undefined && day !== value) field.onChange(day);
            field.onBlur();
          }}
        />
      </DayPicker>
    </Field>
  );
}
