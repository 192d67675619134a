import { gmsaContents } from '../../catalog/workload/gmsa-contents.ts'
import { defineLint } from '../../model/lint.ts'
import { isPlaceholder } from '../../values/placeholder.ts'
import { gmsaOptionsIn } from '../gmsa-names.ts'

const { field, form } = gmsaContents.value

export const gmsaContentsInPlace = defineLint({
  id: 'gmsa-contents',
  on: 'manifest',
  summary: 'gmsaCredentialSpec of a pod holds a credential spec and no name of one',
  remediation: `Write ${field} with the name of the GMSACredentialSpec, and leave gmsaCredentialSpec out: the webhook writes it.`,
  decisions: [],
  isAbout: ({ pod }) => pod !== undefined && pod.operatingSystem !== 'linux',

  check: (manifest) =>
    gmsaOptionsIn(manifest, 'gmsaCredentialSpec')
      // That it is empty the API server says.
      .filter(({ value }) => !/^\s*(?:\{|$)/.test(String(value)) && !isPlaceholder(String(value)))
      .map(({ path, value }) => ({
        path,
        basis: 'refused',
        message: `gmsaCredentialSpec is ${String(value).slice(0, 60)}; it holds the ${form} of the credential spec itself, and its name stands in ${field}. The webhook refuses the pod, and without the webhook its containers do not start.`,
        facts: [gmsaContents],
      })),
})
