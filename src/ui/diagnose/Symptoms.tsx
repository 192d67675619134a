import { Button } from '../components/Button.tsx'
import { useEngine } from './engine.ts'
import { update } from './session.ts'
import './guide.css'

/** What somebody sees who has nothing to paste. */
export function Symptoms() {
  const { symptomGroups } = useEngine()
  return (
    <section className="surface diagnose-card" aria-labelledby="symptoms-title">
      <h2 id="symptoms-title">Nothing to read yet</h2>
      <p className="secondary">
        Choose what you see. Each check is a question or a command; what you paste is read.
      </p>
      <div className="symptom-groups">
        {symptomGroups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3 className="symptom-group">{group.title}</h3>
            <ul className="symptoms">
              {group.symptoms.map(({ id, title, said }) => (
                <li key={id}>
                  <Button
                    endIcon="next"
                    className="symptom"
                    onClick={() => update((before) => ({ ...before, guide: { id, answers: {} } }))}
                  >
                    <span>
                      {title}
                      <span className="small secondary">{said.slice(0, 2).join(' · ')}</span>
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
