import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import { kubernetesVersionAt, stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

const asksFlanneld = /\bflanneld(?:\.exe)?["']?\s+-{1,2}version\b/i
const ofFlanneld = /^\s*v?(0\.\d{1,3}\.\d{1,3})\b/m

const asksKubeadm = /\bkubeadm(?:\.exe)?["']?\s+version\b/i
/** `-o short` prints the release alone; the long form and that of `-o yaml` name it. */
const ofKubeadm =
  /^\s*(v\d{1,3}\.\d{1,3}\.\d\S{0,60})\s*$|\bgitVersion["']?:\s?["']?(v\d[^\s"',]{1,60})|\bGitVersion:"(v\d[^"\s]{1,60})"/im

/** Nothing but the version that a component prints of itself, in a file that is called after the component. */
const alone = /^\s*Kubernetes v\d{1,3}\.\d{1,3}\.\d\S{0,60}\s*$/
const ofComponent = /(?<![a-z])(?:kubelet|kube-?proxy)(?![a-z])/i
const isAlone = ({ text, title, file }: Pick<Document, 'text' | 'title' | 'file'>) =>
  text.length < 200 && alone.test(text) && ofComponent.test(title ?? file)

/** What was asked for its version. */
const isAsked = ({ text, command = '' }: Pick<Document, 'text' | 'command'>) =>
  (/\b(?:kubelet|kube-proxy)(?:\.exe)?["']?\s+-{1,2}version\b/i.test(command) &&
    /^\s*Kubernetes\s+v\d/m.test(text)) ||
  (asksFlanneld.test(command) && ofFlanneld.test(text)) ||
  (asksKubeadm.test(command) && ofKubeadm.test(text))

export const componentVersion = defineImporter({
  id: 'component-version',
  summary: 'Version of a node component',
  recognizes: (doc) => isAlone(doc) || isAsked(doc),
  read(doc) {
    if (asksFlanneld.test(doc.command ?? '')) {
      return {
        observations: matchesOf(doc, new RegExp(ofFlanneld, 'gm'))
          .slice(0, 1)
          .map(({ raw, place }) => stated('flannel.version', raw, raw, place)),
      }
    }
    if (asksKubeadm.test(doc.command ?? '')) {
      return {
        // A kubelet may be older than the kubeadm beside it: its own version wins.
        observations: matchesOf(doc, new RegExp(ofKubeadm, 'gim'))
          .slice(0, 1)
          .flatMap(({ raw, place }) => [
            stated('kubeadm.version', raw.replace(/^v/, ''), raw, place),
            ...kubernetesVersionAt(raw, place, { inferred: true, weight: 'default' }),
          ]),
      }
    }
    const isProxy = /kube-?proxy/i.test(
      doc.command ?? (isAlone(doc) ? (doc.title ?? doc.file) : ''),
    )
    return {
      observations: matchesOf(doc, /^\s*Kubernetes\s+(v\d\S{1,60})/gm).flatMap(({ raw, place }) =>
        isProxy
          ? [stated('kubeProxy.version', raw.replace(/^v/, ''), raw, place)]
          : [
              stated('kubelet.version', raw.replace(/^v/, ''), raw, place),
              ...kubernetesVersionAt(raw, place),
            ],
      ),
    }
  },
})
