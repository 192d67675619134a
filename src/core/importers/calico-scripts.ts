import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matches } from '../text/may-match.ts'
import { matchesOf } from './text-of.ts'

const script =
  /\b(CalicoWindows[\\/]kubernetes[\\/](?:install-kube-services|kube-proxy-service)\.ps1)\b/gi

/** That kube-proxy is the service that a script of Calico makes. */
export const calicoScriptsIn = (doc: Document): readonly Observation[] =>
  matches(doc, /calicowindows/i)
    ? matchesOf(doc, script)
        .slice(0, 1)
        .map(({ raw, place }) => stated('calico.kubeProxyScript', raw, raw, place))
    : []
