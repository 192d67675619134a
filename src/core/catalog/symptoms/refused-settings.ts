import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What containerd and PowerShell say of a setting or a flag that is not theirs. */
export const refusedSettingSymptoms: readonly Symptom[] = [
  {
    id: 'KE-01',
    about: 'plugins given twice',
    kind: 'error',
    words: [['cni.bin_dir` and `cni.bin_dirs` cannot be set at the same time']],
    settledBy: ['containerd-config-tables'],
    printed: [{ by: 'containerd', in: 'containerd log' }],
    causes: [
      {
        cause: verified(
          'config.toml sets bin_dir and bin_dirs, which containerd takes together only where bin_dirs is its default.',
          ['get-containerd v2.1.9/internal/cri/config/config.go#L621-L639'],
        ),
        checks: [{ command: 'containerd config dump', shows: 'bin_dir beside bin_dirs' }],
        remedy: 'Leave bin_dir out; from containerd 2.1 on it is bin_dirs alone.',
      },
    ],
  },
  {
    id: 'KE-02',
    about: 'curl of PowerShell',
    kind: 'error',
    words: [
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'LO'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'fLO'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'sLO'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'fsSLO'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'fsSL'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'sSL'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'sL'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'fL'"],
    ],
    printed: [{ by: 'Windows PowerShell', in: 'the console' }],
    causes: [
      {
        cause: inferred(
          'In Windows PowerShell curl and wget are other names of Invoke-WebRequest, which has none of the flags of curl.',
          ['get-containerd 301026e58c61/docs/getting-started.md#L108-L141'],
        ),
        checks: [{ command: 'Get-Alias curl', shows: 'curl -> Invoke-WebRequest' }],
        remedy: 'Call curl.exe, with its ending.',
      },
    ],
  },
]
