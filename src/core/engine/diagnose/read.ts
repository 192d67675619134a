import { calicoPoolEnvIn } from '../../importers/calico-pool-env.ts'
import { calicoPoolsIn } from '../../importers/calico-pools.ts'
import { familiesIn } from '../../importers/cluster-ranges.ts'
import { failedPluginIn } from '../../importers/failed-plugin.ts'
import { flannelMarksIn } from '../../importers/flannel-marks.ts'
import { cniFoldersIn } from '../../importers/cni-folders.ts'
import { csiProxyPipesIn } from '../../importers/csi-proxy-pipes.ts'
import { bannersIn, displayVersionsIn } from '../../importers/display-version.ts'
import { dockerRunsIn } from '../../importers/docker-run.ts'
import { eksImagesIn } from '../../importers/eks-image.ts'
import { eksNodeRolesIn } from '../../importers/eks-node-roles.ts'
import { eksUserDataIn } from '../../importers/eks-user-data.ts'
import { importers as allImporters } from '../../importers/index.ts'
import { firewallRulesIn } from '../../importers/firewall-rules.ts'
import { joinsIn } from '../../importers/kubeadm-join.ts'
import { kubectlSettingsIn } from '../../importers/kubectl-settings.ts'
import { platformsIn } from '../../importers/platform-marks.ts'
import { awsNodeSettingsIn } from '../../importers/pools/read-settings.ts'
import { clientNodesIn } from '../../importers/prose/client-node.ts'
import { environmentsIn } from '../../importers/prose/environment.ts'
import { headCommentIn } from '../../importers/head-comment.ts'
import { hnsVersionsIn } from '../../importers/hns/version.ts'
import { nodeRangesOffIn } from '../../importers/node-ranges-off.ts'
import { pulledIn } from '../../importers/prose/images.ts'
import { allReleasesIn } from '../../importers/fetched-with.ts'
import { registeredTaintsIn } from '../../importers/registered-taints.ts'
import { loggedPluginIn, runtimeEndpointsIn } from '../../importers/runtime-endpoint.ts'
import { runtimesIn } from '../../importers/runtime-marks.ts'
import { callsIn } from '../../importers/script-calls.ts'
import { ofCase } from '../../importers/script-branches.ts'
import { versionTablesIn } from '../../importers/windows-version.ts'
import { toDocument, type Document } from '../../model/document.ts'
import type { Importer, Reading } from '../../model/importer.ts'
import type { Place } from '../../model/finding.ts'
import { isBinary, linesOf } from '../../text/lines.ts'
import { sectionsOf } from '../../text/sections.ts'
import { importerFor } from './importer-for.ts'
import { withOpenValues } from './left-open.ts'
import { withoutContainers } from './of-container.ts'
import { withoutLinuxMachines } from './on-linux.ts'
import { finish, type Steps } from './steps.ts'

/** A file that somebody sent. */
export interface SentFile {
  readonly name: string
  readonly text: string
}

/** A document, what took it, and what that made of it. */
export interface ReadDocument {
  readonly doc: Document
  readonly importer: Importer | undefined
  readonly reading: Reading
  /** A command in a container printed it. */
  readonly isInContainer?: true
}

/** Text that nothing reads, and why. */
export interface Unread extends Place {
  readonly reason: string
}

export interface ReadFiles {
  readonly documents: readonly ReadDocument[]
  readonly unread: readonly Unread[]
}

/** Texts inside texts inside texts are not what anybody pastes. */
const deepest = 3

/**
 * Takes files apart and reads each part with the first importer that recognises it. Never throws.
 * @internal for tests
 */
export const readFiles = (
  files: readonly SentFile[],
  importers: readonly Importer[] = allImporters,
): ReadFiles => finish(readingFiles(files, importers))

/** The same in steps, which go through each text once. */
export function* readingFiles(
  files: readonly SentFile[],
  importers: readonly Importer[] = allImporters,
): Steps<ReadFiles> {
  const all: ReadFiles[] = []
  for (const file of files) all.push(yield* readFile(file, importers))
  return {
    documents: all.flatMap(({ documents }) => documents),
    unread: all.flatMap(({ unread }) => unread),
  }
}

function* readFile({ name, text }: SentFile, importers: readonly Importer[]): Steps<ReadFiles> {
  const nothing = (reason: string): ReadFiles => ({
    documents: [],
    unread: [{ file: name, line: 1, column: 1, reason }],
  })
  if (text.trim() === '') return nothing('The file is empty.')
  if (isBinary(text)) return nothing('This is no text.')
  const lines = linesOf(text)
  yield 0
  const whole = toDocument(name, { lines, isFenced: false })
  const taker = importers.find((one) => one.whole && one.recognizes(whole))
  const docs = taker ? [whole] : sectionsOf(lines, name).map((section) => toDocument(name, section))
  yield 0
  const documents: ReadDocument[] = []
  for (const doc of docs) {
    for (const one of yield* readDocument(doc, importers, 0)) documents.push(one)
    yield doc.text.length
  }
  const tells = documents.some(
    ({ doc, reading }) => doc.text.trim() !== '' || reading.observations?.[0] !== undefined,
  )
  return !tells
    ? nothing('Nothing stands below its headings.')
    : {
        documents: withoutLinuxMachines(withoutContainers(documents)),
        unread: documents.flatMap(unreadIn),
      }
}

function* readDocument(
  doc: Document,
  importers: readonly Importer[],
  depth: number,
): Steps<readonly ReadDocument[]> {
  const importer = doc.text.trim() === '' ? undefined : yield* importerFor(doc, importers)
  const own = importer?.read(doc) ?? {}
  yield 0
  // What stands inside was seen with the whole.
  const read =
    depth === 0 && !importer?.whole ? withMarks(own, doc, importer?.ofScripts === true) : own
  const reading = read.observations
    ? { ...read, observations: withOpenValues(ofCase(doc, read.observations)) }
    : read
  const inner = depth < deepest ? (own.inner ?? []) : []
  const documents: ReadDocument[] = [{ doc, importer, reading }]
  for (const one of inner) {
    for (const other of yield* readDocument(one, importers, depth + 1)) documents.push(other)
  }
  return documents
}

/** Whatever a text is, it may name releases of parts of a node, the platform, identifiers of nodes, images, and the runtime. */
function withMarks(reading: Reading, doc: Document, isScript: boolean): Reading {
  const found = [
    ...allReleasesIn(doc),
    ...platformsIn(doc),
    ...awsNodeSettingsIn(doc),
    ...flannelMarksIn(doc),
    ...cniFoldersIn(doc),
    ...runtimesIn(doc),
    ...runtimeEndpointsIn(doc),
    ...loggedPluginIn(doc),
    ...failedPluginIn(doc),
    ...callsIn(doc),
    ...dockerRunsIn(doc),
    ...environmentsIn(doc),
    ...clientNodesIn(doc),
    ...pulledIn(doc),
    ...calicoPoolsIn(doc),
    ...calicoPoolEnvIn(doc),
    ...firewallRulesIn(doc),
    ...nodeRangesOffIn(doc),
    ...joinsIn(doc),
    ...kubectlSettingsIn(doc),
    ...hnsVersionsIn(doc),
    ...familiesIn(reading.observations ?? []),
    ...registeredTaintsIn(reading.observations ?? []),
    ...displayVersionsIn(doc),
    ...bannersIn(doc),
    ...csiProxyPipesIn(doc),
    ...eksImagesIn(doc),
    ...eksNodeRolesIn(doc),
    ...eksUserDataIn(doc),
    ...versionTablesIn(doc),
  ]
  const { observations = [] } = reading
  const lines = isScript ? doc.text.split('\n') : []
  const marks = [
    // What another comment of a script says is an example, or was.
    ...found.filter(({ line }) => !/^[ \t]*#/.test(lines[line - doc.first] ?? '')),
    ...headCommentIn(doc),
  ].filter(
    ({ name, line, value, subject }) =>
      !observations.some(
        (one) =>
          one.name === name &&
          one.line === line &&
          one.value === value &&
          (subject?.startsWith('workload ') !== true || one.subject === subject),
      ),
  )
  return marks.length === 0 ? reading : { ...reading, observations: [...observations, ...marks] }
}

function unreadIn({ doc, importer, reading }: ReadDocument): readonly Unread[] {
  const problems = (reading.problems ?? []).map(({ message, ...place }) => ({
    ...place,
    reason: message,
  }))
  if (importer || doc.text.trim() === '') return problems
  return [{ ...doc.placeAt(0), reason: 'Nothing here knows this form.' }]
}
