import type { Diagnosis } from '../../core/diagnose.ts'
import { Icon } from '../components/Icon.tsx'
import { counted } from '../components/value-text.ts'
import { factsOf, type Evidence, type Fact } from './facts.ts'
import { PlaceButton } from './PlaceButton.tsx'
import { Places } from './Places.tsx'
import './facts.css'

const words: Readonly<Record<Evidence, string>> = {
  read: 'Read',
  follows: 'Follows',
  disagree: 'Disagree',
}
const icons = { read: 'ok', follows: 'next', disagree: 'warning' } as const

/** More values than these are counted. */
const mostOthers = 150

/** What was read, what follows, what disagrees and what nobody told, by part of the node. */
export function Facts({ diagnosis }: { readonly diagnosis: Diagnosis }) {
  const others = diagnosis.observations.filter(({ decision }) => decision === null)
  return (
    <section aria-labelledby="facts-title" className="facts">
      <h2 id="facts-title">What was read</h2>
      {factsOf(diagnosis).map(({ topic, title, facts, notTold }) =>
        facts.length === 0 && notTold.length === 0 ? null : (
          <section key={topic} aria-label={title}>
            <h3 id={`facts-${topic}`} tabIndex={-1}>
              {title}
            </h3>
            <dl className="facts-list">
              {facts.map((fact) => (
                <Row key={fact.id} fact={fact} />
              ))}
              {notTold.length > 0 && (
                <div className="fact" data-evidence="not-told">
                  <dt>{notTold.join(', ')}</dt>
                  <dd>No default put in</dd>
                  <dd className="fact-evidence">
                    <Icon name="unknown" /> Not told
                  </dd>
                </div>
              )}
            </dl>
          </section>
        ),
      )}
      {others.length > 0 && (
        <details>
          <summary>{counted(others.length, 'more value')}, as they stand in the texts</summary>
          <ul className="facts-others small">
            {others.slice(0, mostOthers).map((one) => (
              <li key={`${one.file}:${one.line}:${one.column}:${one.name}`}>
                <span className="secondary">{one.name}</span>{' '}
                <span className="mono">{one.raw === '' ? 'empty' : one.raw}</span>{' '}
                <PlaceButton place={one} />
              </li>
            ))}
          </ul>
          {others.length > mostOthers && (
            <p className="small secondary">and {others.length - mostOthers} more</p>
          )}
        </details>
      )}
    </section>
  )
}

/** More values of one fact, such as the names of many nodes, are folded; of each that many places are shown. */
const mostValues = 3
const mostPlaces = 2

const Value = ({ value: { text, places } }: { readonly value: Fact['values'][number] }) => (
  <div className="fact-value">
    <span className="mono">{text === '' ? 'empty' : text}</span>{' '}
    <Places places={places} most={mostPlaces} />
  </div>
)

function Row({ fact: { label, evidence, values } }: { readonly fact: Fact }) {
  return (
    <div className="fact" data-evidence={evidence}>
      <dt>{label}</dt>
      <dd>
        {values.slice(0, mostValues).map((value) => (
          <Value key={value.text} value={value} />
        ))}
        {values.length > mostValues && (
          <details className="more-values">
            <summary>and {counted(values.length - mostValues, 'other value')}</summary>
            {values.slice(mostValues).map((value) => (
              <Value key={value.text} value={value} />
            ))}
          </details>
        )}
      </dd>
      <dd className="fact-evidence">
        <Icon name={icons[evidence]} /> {words[evidence]}
      </dd>
    </div>
  )
}
