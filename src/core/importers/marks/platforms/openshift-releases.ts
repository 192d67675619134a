import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { placeOfCommand } from '../../objects/with-command.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** `oc get clusterversion`: the release stands below the heads of the columns. */
const listed = new RegExp(
  acrossLines`
    ^[ \t]*NAME[ \t]+VERSION[ \t]+AVAILABLE[ \t]+PROGRESSING\b[^\n]{0,40}\n
    [ \t]*version[ \t]+(4\.\d{1,2}\.\d{1,3})\b
  `,
  'gm',
)
/** The name that the operator has in a list of what is installed, with its release. */
const installed =
  /\bwindows-machine-config-operator\.v(\d{1,2}\.\d{1,2}\.\d{1,2})\b(?=[^\n]{0,200}\bSucceeded\b)/g
/** Its namespace, as people ask for its log or its pods. */
const asked =
  /\boc\b[^\n]{0,80}?[ \t=](openshift-windows-machine-config-operator|deploy(?:ment)?(?:s)?\/windows-machine-config-operator)(?![\w.-])/g

/** Releases of OpenShift and of its operator for Windows nodes, as `oc` prints them. */
export function openshiftReleasesIn(doc: Document): readonly Observation[] {
  const versions = mentions(doc, 'PROGRESSING')
    ? matchesOf(doc, listed).flatMap(({ raw, place }) => [
        stated('cluster.distribution', 'openshift', raw, place, { inferred: true }),
        stated('openshift.version', raw, raw, place),
      ])
    : []
  const command = doc.command ?? ''
  const isAsked = new RegExp(asked).test(command)
  if (!isAsked && !mentions(doc, 'windows-machine-config-operator')) return versions
  const operators = matchesOf(doc, installed)
    .slice(0, 1)
    .flatMap(({ raw, place }) => [
      stated('wmco.version', raw, raw, place),
      stated('node.windowsWanted', true, raw, place),
    ])
  const commands = isAsked
    ? [stated('node.windowsWanted', true, command, placeOfCommand(doc))]
    : matchesOf(doc, asked)
        .slice(0, 1)
        .map(({ raw, place }) => stated('node.windowsWanted', true, raw, place))
  return [...versions, ...operators, ...commands]
}
