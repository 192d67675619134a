import type { Fact } from '../fact.ts'
import { verified } from '../fact.ts'
import type { MinorRange } from '../../values/version.ts'
import type { WindowsRelease } from './index.ts'

/** Windows releases that AKS offers, by Kubernetes minor; the service has a matrix of its own. */
export const aksHosts: { readonly [Release in WindowsRelease]?: Fact<MinorRange> } = {
  ltsc2019: verified({ through: '1.32' }, [
    'aks-docs includes/windows-server-2019-retirement.md#L10',
  ]),
  ltsc2022: verified({ from: '1.23', through: '1.36' }, [
    'aks-docs includes/windows-server-2022-retirement.md#L10',
    'aks-docs windows-best-practices.md#L44',
  ]),
  '23H2': verified({ from: '1.28', through: '1.33' }, [
    'aks-docs windows-annual-channel.md#L27-L30',
    'aks-docs includes/windows-annual-channel-retirement.md#L10',
  ]),
  ltsc2025: verified({ from: '1.32' }, [
    'aks-docs upgrade-windows-os.md#L27',
    'aks-docs windows-best-practices.md#L44',
  ]),
}
