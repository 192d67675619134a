import { apiVersions } from '../catalog/workload/api-versions.ts'
import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import { stated } from '../model/observe.ts'

/** YAML that is an object but for the line that says which; one without a version is read with the others. */
export const headlessObject = defineImporter({
  id: 'headless-object',
  summary: 'Kubernetes manifest without its kind',
  isFile: 'part',
  recognizes: (doc) => headOf(doc) !== undefined,
  read: (doc) => {
    const head = headOf(doc)
    return {
      observations: head
        ? [
            // Behind other words whoever copied it may have cut it off.
            stated(
              doc.first === 1 ? 'object.headMissing' : 'object.headMissingInPart',
              head.missing,
              head.raw,
              doc.placeAt(head.at),
            ),
          ]
        : [],
    }
  },
})

const top = 3_000
const configuration = /^(?:kubelet|kubeproxy|kubeadm|node)\.(?:config\.)?k8s\.io\/v\d/
const versions = new Set(Object.values(apiVersions).flatMap((one) => Object.keys(one)))

/** The version of an object that says no kind; undefined for what is none. */
function headOf({ text }: Document) {
  const start = text.slice(0, top)
  if (
    !/^(?:[ \t]*(?:#[^\n]*|---[^\n]*)?\n){0,30}["']?[A-Za-z]{3,12}["']?:(?:\s|$)/.test(start) ||
    /^kind\s*:/m.test(text)
  ) {
    return undefined
  }
  const version = /^apiVersion:[ \t]*["']?([\w./-]{1,80})["']?[ \t]*(?:#.*)?$/m.exec(start)
  const hasRest =
    /^metadata:\s/m.test(start) &&
    /^(?:spec|data|stringData|rules|subjects|handler|provisioner):/m.test(text)
  const written = version?.[1] ?? ''
  return version && (configuration.test(written) || (hasRest && versions.has(written)))
    ? { missing: 'kind', raw: version[0].trim(), at: version.index }
    : undefined
}
