import type { Diagnosis, Place, ShownFile } from '../../core/diagnose.ts'
import type { Choices, Finding } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { FindingEvidence } from '../components/FindingEvidence.tsx'
import { Mark } from '../components/Mark.tsx'
import { Causes } from './Causes.tsx'
import { useEngine } from './engine.ts'
import { Fix } from './Fix.tsx'
import { Places } from './Places.tsx'
import { update } from './session.ts'
import { titled } from './titled.ts'
import { Words } from './Words.tsx'

/** More places than these are counted. */
const maxPlaces = 4

/** One finding: what is wrong, where, why, what to do; the change that does it. */
export function FoundItem({
  finding,
  number,
  diagnosis,
  texts,
  changes,
  isMended,
  sameFix,
}: {
  readonly finding: Finding
  /** The same at its part of the picture and in the text. */
  readonly number: number
  readonly diagnosis: Diagnosis
  readonly texts: readonly ShownFile[]
  readonly changes: Partial<Choices>
  /** A fix for it was applied, and something from before still tells it. */
  readonly isMended: boolean
  /** The first finding that has the fix of this one, which is shown there. */
  readonly sameFix: number | undefined
}) {
  const { severity, message, remediation, causes = [], start } = finding
  const places = placesOf(finding)
  const { guideOf } = useEngine()
  const guide = guideOf(finding)
  const [title, rest] = titled(message)
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
          <Mark tone={severity} />{' '}
          <b>
            <Words>{title}</Words>
          </b>
          <Words>{rest}</Words>
        </span>
      </p>
      {places.length > 0 && (
        <div className="found-places">
          <Places places={places} most={maxPlaces} />
        </div>
      )}
      {isMended && (
        <p className="small secondary">
          The fix above mends it. What was logged before that still says so.
        </p>
      )}
      {causes.length > 0 && guide === undefined ? (
        <Causes causes={causes} message={message} />
      ) : (
        severity !== 'info' && (
          <p className="secondary">
            <Words>{remediation}</Words>
          </p>
        )
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
      <Fix
        finding={finding}
        diagnosis={diagnosis}
        texts={texts}
        changes={changes}
        shownAt={sameFix === number ? undefined : sameFix}
      />
      <FindingEvidence finding={finding} />
    </li>
  )
}

/** Each line once; first those that its fix changes, for they are what is wrong. */
function placesOf({ file, line, column, also = [], edits = [] }: Finding): readonly Place[] {
  if (file === undefined || line === undefined) return []
  const all = [{ file, line, column: column ?? 1 }, ...also]
  const lines = new Set(edits.map(lineOf))
  const once = [...new Map(all.map((place) => [lineOf(place), place])).values()]
  return once.toSorted((a, b) => Number(lines.has(lineOf(b))) - Number(lines.has(lineOf(a))))
}

const lineOf = (place: Place) => `${place.file}:${place.line}`
