import type { Diagnosis, Place, ShownFile } from '../../core/diagnose.ts'
import type { Choices, Finding } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { FindingEvidence } from '../components/FindingEvidence.tsx'
import { Mark } from '../components/Mark.tsx'
import { Causes } from './Causes.tsx'
import { useEngine } from './engine.ts'
import { Fix } from './Fix.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import { update } from './session.ts'

/** More places than these are counted. */
const maxPlaces = 4

/** One finding: what is wrong, where, why, what to do; the change that does it. */
export function FoundItem({
  finding,
  number,
  diagnosis,
  texts,
  changes,
}: {
  readonly finding: Finding
  /** The same at its part of the picture and in the text. */
  readonly number: number
  readonly diagnosis: Diagnosis
  readonly texts: readonly ShownFile[]
  readonly changes: Partial<Choices>
}) {
  const { severity, message, remediation, causes = [], start } = finding
  const places = placesOf(finding)
  const { guideOf } = useEngine()
  const guide = guideOf(finding)
  return (
    <li
      className="found-item"
      data-tone={severity}
      id={`finding-${number}`}
      tabIndex={-1}
      aria-label={`Finding ${number}`}
    >
      <p className="found-message">
        <span className="pin" data-tone={severity} aria-hidden="true">
          {number}
        </span>
        <span>
          <Mark tone={severity} /> {message}
        </span>
      </p>
      {places.length > 0 && (
        <p className="found-places">
          {places.slice(0, maxPlaces).map((place) => (
            <PlaceButton key={`${place.file}:${place.line}:${place.column}`} place={place} />
          ))}
          {places.length > maxPlaces && (
            <span className="small secondary">and {places.length - maxPlaces} more</span>
          )}
        </p>
      )}
      {causes.length > 0 && guide === undefined ? (
        <Causes causes={causes} message={message} />
      ) : (
        severity !== 'info' && <p className="secondary">{remediation}</p>
      )}
      {guide !== undefined && (
        <div className="row">
          <Button
            size="small"
            endIcon="next"
            onClick={() =>
              update((before) => ({ ...before, guide: { id: guide, answers: {}, start } }))
            }
          >
            Go through the checks
          </Button>
        </div>
      )}
      <Fix finding={finding} diagnosis={diagnosis} texts={texts} changes={changes} />
      <FindingEvidence finding={finding} />
    </li>
  )
}

/** Each line once. */
function placesOf({ file, line, column, also = [] }: Finding): readonly Place[] {
  if (file === undefined || line === undefined) return []
  const all = [{ file, line, column: column ?? 1 }, ...also]
  return [...new Map(all.map((place) => [`${place.file}:${place.line}`, place])).values()]
}
