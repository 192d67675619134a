import { defineImporter } from '../model/importer.ts'
import { kubernetesVersionAt, stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

const asksFlanneld = /\bflanneld(?:\.exe)?["']?\s+-{1,2}version\b/i
const ofFlanneld = /^\s*v?(0\.\d{1,3}\.\d{1,3})\b/m

export const componentVersion = defineImporter({
  id: 'component-version',
  summary: 'Version of a node component',
  recognizes: ({ text, command = '' }) =>
    (/\b(?:kubelet|kube-proxy)(?:\.exe)?["']?\s+-{1,2}version\b/i.test(command) &&
      /^\s*Kubernetes\s+v\d/m.test(text)) ||
    (asksFlanneld.test(command) && ofFlanneld.test(text)),
  read(doc) {
    if (asksFlanneld.test(doc.command ?? '')) {
      return {
        observations: matchesOf(doc, new RegExp(ofFlanneld, 'gm'))
          .slice(0, 1)
          .map(({ raw, place }) => stated('flannel.version', raw, raw, place)),
      }
    }
    const isProxy = /kube-proxy/i.test(doc.command ?? '')
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
