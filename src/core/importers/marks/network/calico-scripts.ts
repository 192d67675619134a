import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { wordsAround } from '../../prose/lines.ts'
import { isSaid } from '../../prose/meant/said.ts'
import { matchesOf } from '../../text-of.ts'
import { commandOf } from '../../objects/with-command.ts'

const script =
  /\b(CalicoWindows[\\/]kubernetes[\\/](?:install-kube-services|kube-proxy-service)\.ps1)\b/gi

/** That kube-proxy is the service that a script of Calico makes; without VXLAN it sets nothing of note. */
export const calicoScriptsIn = (doc: Document): readonly Observation[] =>
  [doc, commandOf(doc)]
    .filter(
      (one) => one !== undefined && matches(one, /calicowindows/i) && !/\bBGP\b/.test(one.text),
    )
    .flatMap((one) => (one ? matchesOf(one, script).map((found) => ({ ...found, one })) : []))
    .filter(({ raw, place, one }) => isSaid(one, raw, place) && !isChanged(one, raw, place))
    .slice(0, 1)
    .map(({ raw, place }) => stated('calico.kubeProxyScript', raw, raw, place))

/** “We took … out of it” */
const isChanged = (doc: Document, raw: string, place: Place) =>
  changed.test(wordsAround(doc, place, raw).ahead.slice(-120))
const changed =
  /\b(?:took|taken|removed|deleted|corrected|changed|edited|patched|mended|fixed)\b[^.;\n]{0,80}$/i
