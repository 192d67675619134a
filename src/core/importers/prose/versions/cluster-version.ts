import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt } from '../../../model/observe.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isElsewhere, lineOf, wordsAround } from '../lines.ts'
import { saidIn } from '../meant/said.ts'
import {
  ofCluster,
  ofUs,
  ofUsInShort,
  ofNodes,
  ofClusterInShort,
  ofClusterOfTwo,
  ofStep,
  ofStepTo,
  ofUpgradeTo,
  ofOurs,
  ofServerTold,
  ofBoth,
  ofServer,
  ofDocker,
  ofOtherProgram,
} from './cluster-version-words.ts'
import { besideSku, ofTool } from './tool-version-words.ts'
import { ofToolBehind } from './version-words.ts'

/** The version of a cluster that is named in other words than Kubernetes. */
export const clusterVersionIn = (doc: Document): readonly Observation[] => {
  const labelled = matchesOf(doc, ofServer)
  const isLabelled = ({ place }: Match) => labelled.some((one) => one.place.line === place.line)
  const ofServers = [...labelled, ...saidIn(doc, ofServerTold).filter((one) => !isLabelled(one))]
  return [
    ...[
      ...saidIn(doc, ofCluster),
      ...saidIn(doc, ofUs),
      ...saidIn(doc, ofUsInShort).filter(({ place }) => ofNodes.test(lineOf(doc, place))),
      ...matchesOf(doc, ofStep),
      ...matchesOf(doc, ofStepTo),
      ...saidIn(doc, ofClusterInShort),
      ...saidIn(doc, ofClusterOfTwo),
      ...saidIn(doc, ofOurs),
      ...saidIn(doc, ofTool),
      ...matchesOf(doc, besideSku),
    ]
      .filter(
        ({ raw, place }) =>
          !isElsewhere(doc, place, raw) &&
          !ofOtherProgram.test(wordsAround(doc, place, raw).ahead) &&
          !ofToolBehind.test(wordsAround(doc, place, raw).behind),
      )
      .flatMap(({ raw, place }) => [
        ...serverVersionAt(raw, place),
        ...kubernetesVersionAt(raw, place),
      ]),
    ...saidIn(doc, ofBoth).flatMap(({ raw, place }) => {
      const more = { weight: 'default', inferred: true } as const
      return [...serverVersionAt(raw, place, more), ...kubernetesVersionAt(raw, place, more)]
    }),
    ...saidIn(doc, ofUpgradeTo).flatMap(({ raw, place }) => [
      ...serverVersionAt(raw, place),
      ...(/\b(?:kubelet|nodes?|workers?|pools?)\b[^\n]{0,60}\b1\.\d\d/i.test(doc.text)
        ? []
        : kubernetesVersionAt(raw, place)),
    ]),
    ...(ofServers.length === 0 || ofDocker.test(doc.text) ? [] : ofServers).flatMap(
      ({ raw, place }) => serverVersionAt(raw, place),
    ),
  ]
}
