import { inferred, verified } from './fact.ts'

/** Programs that read settings as JSON, and what becomes of a file that is none. */
export const settingsReaders = {
  flanneld: verified('flanneld ends with “error parsing subnet config”', [
    'flannel-src cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/subnet/config.go',
    'flannel-src cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/subnet/kube/kube.go',
  ]),
  'aks-engine': verified('aks-engine refuses the model', [
    'github Azure/aks-engine/blob/f634f52ff4f6295876b2d5391fc3af1f5bb3ad3e/pkg/api/apiloader.go',
  ]),
  /** What no reader of JSON passes over: a comma or a quotation mark that is missing. */
  any: inferred('whoever reads the file refuses it', [
    'github Azure/azure-container-networking/commit/2085f6605831848f76e31641cc82668a1038a426',
  ]),
  /** PowerShell 7 takes more than Windows PowerShell; which one runs the script is not told. */
  'KubeCluster.ps1': inferred('ConvertFrom-Json of Windows PowerShell refuses the file', [
    'github microsoft/SDN/commit/1bcac6d71e8c73632de05bcf3175ad1a9d354cee',
  ]),
} as const
