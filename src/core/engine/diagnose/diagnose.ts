import type { Finding } from '../../model/finding.ts'
import type { AnyParsed } from '../../model/parsed.ts'
import { byGravity } from '../evaluate.ts'
import { eachOnce } from '../lint/lint.ts'
import type { Known, Possible } from '../lint/worlds.ts'
import { withAsides } from './reading/aside.ts'
import type { Diagnosis } from './diagnosis.ts'
import { reportOf } from './reading/document-report.ts'
import { unpacked } from './carried/carried.ts'
import { placedBack } from './carried/placed-back.ts'
import type { ClusterPart } from './parts/cluster-parts.ts'
import { collectionFor, collectionWithoutFault, eachCommand } from './collect.ts'
import { conflictsIn, withoutExplained } from './conflicts/conflicts.ts'
import { contextsOf, isEvidence, isUsable, sharedBy } from './facts/facts.ts'
import { distributionsIn } from './facts/own-nodes.ts'
import { judgeContexts } from './judging/judge-rules.ts'
import {
  asLikely,
  contextsWithLaterServers,
  isServerLikely,
  restsOnServer,
  withLaterServers,
} from './judging/likely-server.ts'
import { lintEach } from './judging/lint-each.ts'
import { logLinesAt } from './reading/log-lines.ts'
import { maskedObservation } from './findings/mask.ts'
import { withoutCoveredFlags } from './facts/covered-flags.ts'
import { withNodesOfHeadings } from './parts/node-parts.ts'
import { betweenNodes } from './parts/between-nodes.ts'
import { ofOtherNodes, type IsOfOther } from './parts/other-nodes.ts'
import { partsOf } from './parts/parts.ts'
import {
  outsideOfChecks,
  skippedIn,
  unknownFiles,
  withStrangeVersions,
} from './reading/not-checked.ts'
import { withOpenBranches } from './judging/open-branches.ts'
import { tellsNotReady } from './facts/not-ready.ts'
import { eachFaultOnce } from './findings/once.ts'
import { arePicked } from './facts/picked-lines.ts'
import { senderWords } from './report/sender-words.ts'
import { readingFiles, type SentFile } from './reading/read.ts'
import { scenarioOf } from './facts/rebuilt.ts'
import { asRepaired } from './withdrawn/closed-record.ts'
import { collectFor } from './symptoms/collect.ts'
import { collectForGuides, complaintFindings } from './symptoms/complaints.ts'
import { asShadows } from './findings/shadows.ts'
import { withoutMaybes } from './facts/maybes.ts'
import { withWhatFollows } from './facts/what-follows.ts'
import { withListedHosts } from './parts/host-parts.ts'
import { settledBy } from './judging/settled-by.ts'
import { ofSeveral } from './parts/several-clusters.ts'
import { isCause, isCauseOfMore, isFault } from './findings/faults.ts'
import { withoutLeftOut } from './parts/left-out.ts'
import { joined } from './judging/joined-questions.ts'
import { shownFindings } from './findings/shown-findings.ts'
import { finish, slowed, type Steps } from './steps.ts'
import { unknownErrors } from './reading/unknown-errors.ts'
import { withLikelyCause } from './symptoms/likely-cause.ts'
import { matchingSymptoms } from './symptoms/match.ts'
import { tellsIn } from './symptoms/observed.ts'
import { messagesOfNow } from './symptoms/over.ts'
import { withoutSettled } from './symptoms/settled.ts'

/**
 * Rebuilds a setup from what a customer sent, and finds what is wrong with it. What the input does
 * not say is never assumed: it becomes a question. Secrets are masked. Never throws for any text.
 */
export const diagnose = (files: readonly SentFile[], known?: Told): Diagnosis =>
  finish(diagnosing(files, known))

/** The system of pods that name none, where somebody told it. */
type Told = Pick<Known, 'operatingSystem'>

/** The same in steps, which go through each text twice. */
export function* diagnosing(files: readonly SentFile[], told: Told = {}): Steps<Diagnosis> {
  const inside = unpacked(files)
  const own = withoutLeftOut(inside?.files ?? files)
  const found = own.besides(yield* diagnosingAll(own.files, told))
  return inside ? placedBack(found, inside) : found
}

function* diagnosingAll(files: readonly SentFile[], told: Told): Steps<Diagnosis> {
  const parts = partsOf(files)
  if (parts.length === 0) return yield* diagnosingOne(files, told)
  const all: { readonly part: ClusterPart; readonly found: Diagnosis }[] = []
  for (const part of parts) {
    const one = diagnosingOne(part.files, told, ofOtherNodes(part, parts))
    all.push({ part, found: yield* slowed(one, parts.length) })
  }
  return ofSeveral(all, shownFindings(betweenNodes(all), files, []))
}

function* diagnosingOne(
  files: readonly SentFile[],
  { operatingSystem }: Told,
  isOfOther: IsOfOther = () => false,
): Steps<Diagnosis> {
  const { documents, unread } = yield* readingFiles(files)
  const all = withListedHosts(documents.map(({ reading }) => reading.observations ?? []))
  const found = withNodesOfHeadings(files, withoutCoveredFlags(all, files))
  const parsed = documents.flatMap(({ reading }) => reading.parsed ?? [])
  const read = withWhatFollows(found, parsed)
  const observations = read.map(maskedObservation)
  // What is no secret is handed on as it is.
  const raw = read.filter((one, i) => observations[i] === one)
  // Of several files in a script one goes with the others, and nobody tells which.
  const together = documents.flatMap(({ doc, reading }) =>
    doc.isCase === true ? [] : (reading.parsed ?? []),
  )
  const usable = raw.filter((one) => isUsable(one) && !isOfOther(one))
  const evidence = usable.filter(isEvidence)
  const contexts = contextsOf(withoutMaybes(evidence), parsed, distributionsIn(observations), raw)
  const setup: AnyParsed = {
    kind: 'setup',
    value: { observations, parsed: together },
    title: 'the setup',
    placeOf: () => ({ file: files[0]?.name ?? '', line: 1, column: 1 }),
  }
  const possible: Possible = {
    ...sharedBy(contexts.nodes).possible,
    ...(operatingSystem === undefined ? {} : { operatingSystem: [operatingSystem] }),
  }
  const each = yield* lintEach([...parsed, setup], observations, possible)
  const linted = withOpenBranches(each, documents)
  const judged = judgeContexts(
    withStrangeVersions(contexts, observations),
    settledBy(parsed, files, observations),
  )
  const verdicts = [...linted.values(), judged]
  function* inAnyServer(): Steps<readonly Finding[]> {
    const parts = [...linted].flatMap(([part, one]) =>
      one.findings.some(restsOnServer) ? [part] : [],
    )
    const sure = yield* lintEach(parts, observations, withLaterServers(possible))
    const judgedAll = judgeContexts(
      contextsWithLaterServers(contexts),
      settledBy(parsed, files, observations),
    )
    return [...sure.values(), judgedAll].flatMap(({ findings }) => findings)
  }
  const scenario = scenarioOf(usable, contexts)
  const told = asRepaired(verdicts, files)
  const isNotReady = observations.some(tellsNotReady) || arePicked(files)
  const faults = new Set(told.filter(isCause).map(({ id }) => id))
  const matched = yield* matchingSymptoms(
    files.map(({ name, text }) => ({ file: name, text })),
    scenario,
    { isNotReady, observations, found: faults, tells: tellsIn(files, documents) },
  )
  const checkedAll = eachFaultOnce(
    isServerLikely(evidence) && told.some(restsOnServer)
      ? asLikely(told, yield* inAnyServer())
      : told,
  )
  const explained = withoutSettled(messagesOfNow(matched, documents, files), checkedAll)
  const known = [...checkedAll, ...explained]
  const checked = asShadows(checkedAll, known)
  const symptoms = asShadows(
    withLikelyCause(explained, documents, scenario, known.some(isCauseOfMore)),
    known,
  )
  const complaints = complaintFindings({ documents, files }, observations, scenario, symptoms)
  // Of the same gravity, what names a fault and its place comes before what a message can mean.
  const findings = [
    ...checked,
    ...symptoms,
    ...withoutExplained(conflictsIn(evidence, raw, files), checked),
    ...complaints,
  ].toSorted(byGravity)
  const reports = documents.map((one) => reportOf(one, (item) => linted.get(item)))
  const left = [
    ...unread,
    ...skippedIn(contexts),
    ...outsideOfChecks(observations, parsed),
    ...unknownErrors(documents, findings),
  ]
  const questions = joined(eachOnce(verdicts.flatMap((one) => one.questions)))
  return {
    observations: observations.filter(({ absent }) => absent !== true),
    findings: shownFindings(findings, files, observations),
    questions,
    scenario,
    unread: [...left, ...unknownFiles(documents, reports, findings, left)],
    documents: withAsides(documents, reports, findings, left),
    collect: eachCommand([
      ...collectFor(symptoms, scenario),
      ...collectForGuides([...symptoms, ...complaints], scenario),
      ...collectionFor(questions),
      ...(findings.some(isFault) || documents.length === 0
        ? []
        : collectionWithoutFault(documents)),
    ]),
    logs: logLinesAt(symptoms.filter(isFault).toSorted(byGravity), files),
    words: senderWords(documents),
  }
}
