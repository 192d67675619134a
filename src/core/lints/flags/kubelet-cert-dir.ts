import { kubeletStart } from '../../catalog/flags/kubelet-start.ts'
import { defineLint } from '../../model/lint.ts'

const { certificateDrive } = kubeletStart
const { flag, makes } = certificateDrive.value

export const kubeletCertDir = defineLint({
  id: 'kubelet-cert-dir',
  on: 'command-line',
  summary: 'The folder in which the kubelet keeps its certificates has a drive',
  remediation: `Write the drive too: --${flag}=C:\\var\\lib\\kubelet\\pki.`,
  decisions: [],
  isAbout: ({ program }) => program === 'kubelet',

  check({ program, flags }) {
    const index = flags.findLastIndex(({ name }) => name === flag)
    const value = (flags[index]?.value ?? '').replace(/^["']+|["']+$/g, '')
    if (program !== 'kubelet' || !/^[\\/](?![\\/])/.test(value)) return []
    if (!flags.some(({ name }) => makes.some((one) => one === name))) return []
    // A kubelet with paths of Linux alone is one of a Linux node.
    if (!flags.some((one) => ofWindows.test(`${one.name}=${one.value ?? ''}`))) return []
    return [
      {
        path: [index, 'value'],
        basis: 'fails',
        message: `--${flag} is ${value}, without a drive: the kubelet writes such a path into its kubeconfig, which then looks for the certificate below its own folder.`,
        facts: [certificateDrive],
      },
    ]
  },
})

const ofWindows = /[A-Za-z]:[\\/]|npipe:|^windows-|pipe[\\/]/
