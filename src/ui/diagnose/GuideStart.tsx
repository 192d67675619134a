import { SelectInput } from '../components/Input.tsx'
import { useEngine } from './engine.ts'
import { update } from './session.ts'

/** Where what was sent shows no fault: checks for what somebody sees, without those that it answers. */
export function GuideStart() {
  const { symptomGroups } = useEngine()
  return (
    <section aria-labelledby="guide-start-title">
      <h2 id="guide-start-title">Checks for a symptom</h2>
      <label className="small" htmlFor="guide-start">
        What the customer sees; what was sent already answers some of its checks
      </label>
      <SelectInput
        id="guide-start"
        value=""
        onChange={(event) =>
          update((before) => ({ ...before, guide: { id: event.target.value, answers: {} } }))
        }
      >
        <option value="">Choose a symptom</option>
        {symptomGroups.map(({ title, symptoms }) => (
          <optgroup key={title} label={title}>
            {symptoms.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectInput>
    </section>
  )
}
