import { FindingsList } from '../components/FindingsList.tsx'
import { counted } from '../components/value-text.ts'
import { Letter } from './Letter.tsx'
import type { Setup } from './use-columns.ts'

/** What is to say of each setup and not of all of them; what holds for all is one line. */
export function Findings({ setups }: { readonly setups: readonly Setup[] }) {
  const keysOf = ({ evaluation }: Setup) =>
    new Set(evaluation.findings.map(({ id, message }) => `${id} ${message}`))
  const sets = setups.map(keysOf)
  const isCommon = ({ id, message }: { readonly id: string; readonly message: string }) =>
    sets.every((set) => set.has(`${id} ${message}`))
  const common = setups[0]?.evaluation.findings.filter(isCommon) ?? []
  return (
    <section aria-labelledby="findings-title" className="stack">
      <h2 id="findings-title">Findings</h2>
      <ul className="findings-beside" data-count={setups.length}>
        {setups.map(({ key, letter, title, evaluation }) => {
          const own = evaluation.findings.filter((finding) => !isCommon(finding))
          const grave = own.filter(({ severity }) => severity !== 'info')
          const notes = own.filter(({ severity }) => severity === 'info')
          return (
            <li key={key} aria-label={`Findings of ${letter}`} className="stack">
              <p className="column-name">
                <Letter>{letter}</Letter> {title}
              </p>
              {grave.length === 0 ? (
                <p className="secondary">No error and no warning of its own.</p>
              ) : (
                <FindingsList
                  findings={grave}
                  heading="h3"
                  isElsewhere
                  scenario={evaluation.scenario}
                />
              )}
              {notes.length > 0 && (
                <details>
                  <summary>{counted(notes.length, 'note')}</summary>
                  <FindingsList
                    findings={notes}
                    heading="h3"
                    isElsewhere
                    scenario={evaluation.scenario}
                  />
                </details>
              )}
            </li>
          )
        })}
      </ul>
      {common.length > 0 && (
        <details>
          <summary>{counted(common.length, 'finding is', 'findings are')} the same in all</summary>
          <FindingsList
            findings={common}
            heading="h3"
            isElsewhere
            {...(setups[0] ? { scenario: setups[0].evaluation.scenario } : {})}
          />
        </details>
      )}
    </section>
  )
}
