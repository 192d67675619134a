import type { Document } from '../model/document.ts'
import { accountSecretsIn } from './objects/account-secrets.ts'
import { defineImporter, type Reading } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { clusterRangesIn, rangesIn } from './marks/network/cluster-ranges.ts'
import { virtualNetworksIn } from './marks/network/virtual-networks.ts'
import { dnsAddressesIn } from './marks/network/dns-addresses.ts'
import { matches } from '../text/patterns/may-match.ts'
import { indexAt } from '../text/starts.ts'
import { merged } from './command-line/observe.ts'
import { saidReadingsIn } from './command-line/said-flags.ts'
import { innerOfWords } from './scripts/inner-of-words.ts'
import { isData } from './is-data.ts'
import { answersIn } from './prose/answers.ts'
import { withoutAttributions } from './prose/attributed.ts'
import { imageBuildsIn } from './prose/runtimes/image-builds.ts'
import { imagesIn, pauseImagesIn, sandboxImagesIn } from './prose/runtimes/told-images.ts'
import { isOfJobs } from './prose/meant/of-jobs.ts'
import { isAboveUnused } from './prose/meant/above-unused.ts'
import { isAsked } from './prose/meant/asked.ts'
import { closedPortsIn } from './prose/networks/closed-ports.ts'
import { environmentIn } from './prose/environment.ts'
import { exceptionListsIn } from './prose/networks/exception-lists.ts'
import { toldImagesIn } from './prose/runtimes/images.ts'
import { contrasted } from './prose/contrasted.ts'
import { linked } from './prose/linked.ts'
import { kubernetesIn } from './prose/versions/kubernetes.ts'
import { managedWordsIn } from './prose/hosts/managed-words.ts'
import { networkIn } from './prose/networks/network.ts'
import { notReadyIn } from './prose/hosts/not-ready.ts'
import { nodeNamesIn } from './prose/hosts/node-names.ts'
import { workloadNamesIn } from './prose/hosts/workload-names.ts'
import { nodeInfoIn } from './prose/hosts/node-info.ts'
import { ofWindowsCluster } from './prose/meant/other-clusters.ts'
import { inOwnVoice } from './prose/meant/own-frames.ts'
import { ofToday } from './prose/meant/past.ts'
import { openshiftNetworkIn } from './prose/networks/openshift-network.ts'
import { withoutOtherColumns } from './prose/other-columns.ts'
import { ofOtherPools } from './prose/hosts/other-pools.ts'
import { partsIn } from './prose/parts/parts.ts'
import { upgradedPartsIn } from './prose/parts/upgraded.ts'
import { isFirstOfPlace } from './prose/once.ts'
import { rawAsSent } from './prose/replaced.ts'
import { plannedIn } from './prose/hosts/planned.ts'
import { armWantedIn } from './prose/hosts/arm-wanted.ts'
import { windowsWantedIn } from './prose/hosts/windows-wanted.ts'
import { platformIn } from './prose/hosts/platform.ts'
import { proxyModesIn } from './prose/networks/proxy-mode.ts'
import { rke2ServerIn } from './prose/hosts/rke2-server.ts'
import { rkeTerraformIn } from './prose/networks/rke-terraform.ts'
import { runtimeIn } from './prose/runtimes/runtime.ts'
import { blamedFlagsIn } from './prose/settings/blamed-flags.ts'
import { leftOutFlagsIn } from './prose/settings/flags-left-out.ts'
import { settingsIn } from './prose/settings.ts'
import { withoutTakenBack } from './prose/taken-back.ts'
import { unmarked } from './prose/unmarked.ts'
import { eksDistroIn } from './prose/versions/eks-distro.ts'
import { hasWords, isInWords } from './prose/in-words.ts'
import { respelt } from './prose/misspelt.ts'
import { unwrapped } from './prose/wrapped.ts'
import { unknownData } from './prose/unknown-data.ts'
import { unreachedIn } from './prose/networks/unreached.ts'
import { windowsIn } from './prose/hosts/windows.ts'
import { refusedFlagsIn } from './logs/refused-flags.ts'
import { serviceStatesIn } from './logs/service-states.ts'
import { withToldValues } from './prose/told/told-values.ts'
import { toldGatesIn } from './prose/runtimes/told-gates.ts'

export const prose = defineImporter({
  id: 'prose',
  summary: 'Text in words',
  origin: 'people',
  recognizes: ({ text }) => hasWords(text),
  read(doc) {
    const flags = saidReadingsIn(unwrapped(doc))
    const observations = statementsIn(doc)
    const inner = innerOfWords(doc)
    if (flags.length > 0) return merged([{ observations, inner }, ...flags])
    if (observations.length + inner.length > 0 || !isData(doc.text)) return { observations, inner }
    return { problems: [{ ...doc.placeAt(0), message: unknownData(doc.text) }] }
  },
})

/** What people say of their setup as it is, in lines of their own. */
function statementsIn(sent: Document): readonly Observation[] {
  if (!hasWords(sent.text)) return []
  const said = withoutTakenBack(withoutAttributions(withoutOtherColumns(unwrapped(sent))))
  const { doc, asSent } = respelt(said.doc)
  const found = ofToday(doc, allStatementsIn(doc))
  const answers = [
    ...unmarked(doc).flatMap((one) => ofToday(one, allStatementsIn(one))),
    ...answersIn(doc)
      .flatMap((one) => ofToday(one, allStatementsIn(one)))
      .map((one) => ({ ...one, raw: rawAsSent(doc, one) ?? one.raw })),
    ...[...linked(doc), ...contrasted(doc)].flatMap((one) =>
      one.asSent(ofToday(one.doc, allStatementsIn(one.doc))),
    ),
  ]
  const known = new Set(found.map(keyOf))
  const own = inOwnVoice(doc, [...found, ...answers.filter((one) => !known.has(keyOf(one)))])
  const all = ofWindowsCluster(doc, ofOtherPools(doc, own))
  const told = [...all, ...ofWindowsCluster(doc, partsIn(doc, all))]
  return said
    .asSent(asSent(withToldValues(doc, told)))
    .filter((one) => !isAboveUnused(sent, one) && !isOfJobs(sent, one))
}

const keyOf = ({ name, line, value }: Observation) => JSON.stringify([line, name, value])

const allStatementsIn = (doc: Document): readonly Observation[] => [
  ...kubernetesIn(doc).filter((one) => !isAsked(doc, one, one.raw)),
  ...platformIn(doc),
  ...windowsIn(doc),
  ...[...runtimeIn(doc), ...networkIn(doc), ...upgradedPartsIn(doc)].filter(isFirstOfPlace()),
  ...imagesIn(doc),
  ...sandboxImagesIn(doc),
  ...pauseImagesIn(doc),
  ...notReadyIn(doc),
  ...serviceStatesIn(doc),
  ...[
    environmentIn,
    eksDistroIn,
    exceptionListsIn,
    nodeInfoIn,
    nodeNamesIn,
    workloadNamesIn,
    settingsIn,
    plannedIn,
    windowsWantedIn,
    armWantedIn,
    openshiftNetworkIn,
    proxyModesIn,
    toldImagesIn,
    imageBuildsIn,
    clusterRangesIn,
    rangesIn,
    dnsAddressesIn,
    virtualNetworksIn,
    rkeTerraformIn,
    rke2ServerIn,
    unreachedIn,
    closedPortsIn,
    managedWordsIn,
    refusedFlagsIn,
    blamedFlagsIn,
    leftOutFlagsIn,
    accountSecretsIn,
    toldGatesIn,
  ].flatMap((read) => read(doc)),
]

/** What people say between the lines of a log or an output, which tell nothing by themselves. */
export const statementsBeside = (doc: Document, isOutput: RegExp): readonly Observation[] =>
  statementsIn(beside(doc, isOutput))

/** Command lines that people tell between the lines of a log or an output. */
export function saidFlagsBeside(doc: Document, isOutput: RegExp): readonly Reading[] {
  if (!matches(doc, /\b(?:kubelet|kube-?proxy|flanneld)\b[^\n]{0,120}--[a-z]/i)) return []
  const words = beside(doc, isOutput, longestCommand)
  return saidReadingsIn(words)
}

const longestCommand = 2000

/** The lines that are no output, with their places; those between them leave one empty line. */
export function beside(doc: Document, isOutput: RegExp, longest = 300): Document {
  const kept: string[] = []
  /** Where the lines begin that were kept: here, and in the document. */
  const starts: number[] = []
  const origins: number[] = []
  let at = 0
  let origin = 0
  let isGap = false
  for (const line of doc.text.split('\n')) {
    const isLeftOut = isOutput.test(line) || (line.length > longest && !isInWords(line))
    if (!isLeftOut || !isGap) {
      const text = isLeftOut ? '' : line
      starts.push(at)
      origins.push(origin)
      kept.push(text)
      at += text.length + 1
    }
    isGap = isLeftOut
    origin += line.length + 1
  }
  return {
    ...doc,
    text: kept.join('\n'),
    placeAt(offset) {
      const index = indexAt(starts, offset)
      return doc.placeAt((origins[index] ?? 0) + offset - (starts[index] ?? 0))
    },
  }
}

/** A line of three columns or more. */
export const ofTable = /\S[ \t]{2,}\S.*[ \t]{2,}\S/
