import { verified } from '../fact.ts'
import type { CniFile, CniPlugin } from './define.ts'
import { commonDirectories, referenceProgram } from './reference-plugins.ts'

/** What nat, sdnbridge and sdnoverlay of microsoft/windows-container-networking have in common. */
export const sdnPlugin = {
  otherModes: verified('refused', ['w-cni#L524-L541', 'wcn-0.3.1#L255']),
  runtimes: verified(['containerd'], ['w-cni', 'w-ep#L207-L216']),
  newestRelease: verified('0.3.1', ['wcn-tags']),
  repository: 'microsoft/windows-container-networking',
  // They bring no host-local of their own.
  programs: [
    {
      download: 'windows-container-networking',
      release: 'cniRelease',
      unpack: 'zip',
      destination: '{bin}',
    },
    { ...referenceProgram, release: 'newest', only: { ipam: 'host-local' } },
  ],
} as const satisfies Partial<CniPlugin>

export const sdnFile = {
  format: 'sdn',
  directories: commonDirectories,
  cniVersions: verified(
    [
      { from: '0.2.0', accepts: ['0.2.0'] },
      { from: '0.2.2', accepts: ['0.2.0', '0.3.0', '0.4.0', '1.0.0'] },
      { from: '0.3.0', accepts: ['0.2.0', '0.3.0'] },
      { from: '0.3.1', accepts: ['0.2.0', '0.3.0', '0.4.0', '1.0.0'] },
    ],
    ['wcn-0.2.0#L23', 'wcn-0.2.1#L23', 'wcn-0.2.2#L31', 'wcn-0.3.0#L30', 'wcn-0.3.1#L31'],
  ),
  cniVersion: verified('0.2.0', ['wcn-0.2.0#L23', 'wcn-0.3.1#L31']),
} as const satisfies Partial<CniFile>

/** Releases that know `optionalFlags` for dual-stack and the bridge gateway. */
export const sdnOptionalFlags = verified({ from: '0.2.2' }, ['wcn-0.2.2', 'wcn-0.3.0'])
