import { forLinuxPools } from '../catalog/platforms/pools/aks-kubelet-file.ts'
import { defineImporter } from '../model/importer.ts'
import { stated } from '../model/observe.ts'
import { treesOf } from './tree.ts'

/** Keys that AKS spells in its own way, or that it alone has. */
const ofAks =
  /"(?:imageGc(?:High|Low)Threshold|containerLogMaxSizeMB|cpuCfsQuota(?:Period)?|podMaxPids)"\s*:/
const forLinux: ReadonlySet<string> = new Set(forLinuxPools.value)

/** The file that `az aks nodepool add --kubelet-config` takes; the subject is its name. */
export const aksKubeletFile = defineImporter({
  id: 'aks-kubelet-file',
  summary: 'Settings of the kubelet for a pool of AKS',
  recognizes: ({ text }) =>
    /^\s*\{/.test(text) &&
    ofAks.test(text) &&
    !/"(?:properties|apiVersion|kind|osType)"/.test(text),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return {
      problems,
      observations: trees.flatMap((tree) =>
        Object.keys(Object(tree.value)).flatMap((key) => {
          const leaf = tree.leafAt(key) ?? tree.leafAt(key, 0)
          return leaf && forLinux.has(key)
            ? [
                stated('aks.kubeletSetting', key, key, leaf.place, {
                  subject: fileName(doc.title ?? doc.file),
                }),
              ]
            : []
        }),
      ),
    }
  },
})

/** Of a path or a heading. */
const fileName = (text: string) => /([\w.-]+\.json)\W*$/.exec(text)?.[1] ?? ''
