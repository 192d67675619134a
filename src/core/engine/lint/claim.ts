import type { Confidence } from '../../catalog/fact.ts'
import type { Edit, Finding, Place } from '../../model/finding.ts'
import type { AnyLint, LintViolation } from '../../model/lint.ts'
import { pathText } from '../../model/nodes.ts'
import type { AnyParsed } from '../../model/parsed.ts'
import { confidenceOf, sourcesOf } from '../evidence.ts'
import { severityOf } from '../severity.ts'
import type { World } from './worlds.ts'

/** What a lint claims of a place, in one or more worlds. */
export interface Claim {
  readonly violation: LintViolation
  readonly place: Place
  /** Claims with one key are about one place. */
  readonly key: string
  readonly edits: readonly Edit[]
  readonly findings: Map<Confidence, Finding>
}

type Claimed = Pick<AnyParsed, 'placeOf' | 'editsOf' | 'sentPath' | 'isDefaultAt'>

export function claimOf(violation: LintViolation, parsed: Claimed): Claim {
  const { placeOf, editsOf } = parsed
  const { place, path, change, edits } = violation
  return {
    violation: ofDefault(inSentWords(violation, parsed), parsed),
    edits: edits ?? (change ? (editsOf?.(path, change) ?? []) : []),
    place: place ?? placeOf(path),
    key: place ? `${place.file}:${place.line}:${place.column}` : pathText(path),
    findings: new Map(),
  }
}

/** A path is named as whoever sent the document knows it. */
function inSentWords(violation: LintViolation, { sentPath }: Claimed): LintViolation {
  if (!sentPath) return violation
  const { path, message } = violation
  return { ...violation, message: message.replaceAll(pathText(path), pathText(sentPath(path))) }
}

/** A default that may be set otherwise is a fault only where nobody does. */
function ofDefault(violation: LintViolation, { isDefaultAt }: Claimed): LintViolation {
  const { basis, path, message } = violation
  if (basis === 'advice' || isDefaultAt?.(path) !== true) return violation
  return {
    ...violation,
    basis: 'unsupported',
    message: `${message} Whoever installs it may set another value.`,
  }
}

/** Worlds differ in how sure a claim is, and in nothing else of its finding. */
export function findingIn(
  world: World,
  { violation, edits, findings }: Claim,
  lint: AnyLint,
  place: Place,
): Finding {
  const { message, facts, basis, decisions, remediation, suggestion, also } = violation
  const readsVersion = lint.decisions.includes('kubernetesVersion')
  const confidence = confidenceOf(facts, readsVersion ? world.kubernetesVersion : undefined)
  const kept = findings.get(confidence)
  if (kept) return kept
  const found = {
    id: lint.id,
    severity: severityOf({ basis }, confidence),
    basis,
    confidence,
    message,
    remediation: remediation ?? lint.remediation,
    decisions: decisions ?? lint.decisions,
    ...(suggestion ? { suggestion } : {}),
    ...(edits.length > 0 ? { edits } : {}),
    ...(also && also.length > 0 ? { also } : {}),
    sources: sourcesOf(facts),
    ...place,
  }
  findings.set(confidence, found)
  return found
}
