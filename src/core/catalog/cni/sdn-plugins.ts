import { verified } from '../fact.ts'

/** What nat, sdnbridge and sdnoverlay of microsoft/windows-container-networking have in common. */
export const sdnRepository = 'microsoft/windows-container-networking'

export const sdnRelease = verified('0.3.1', ['wcn-tags'])

export const sdnRuntimes = verified(['containerd'], ['w-cni', 'w-ep#L207-L216'])

export const sdnCniVersions = verified(
  [
    { from: '0.2.0', accepts: ['0.2.0'] },
    { from: '0.2.2', accepts: ['0.2.0', '0.3.0', '0.4.0', '1.0.0'] },
    { from: '0.3.0', accepts: ['0.2.0', '0.3.0'] },
    { from: '0.3.1', accepts: ['0.2.0', '0.3.0', '0.4.0', '1.0.0'] },
  ],
  ['wcn-0.2.0#L23', 'wcn-0.2.1#L23', 'wcn-0.2.2#L31', 'wcn-0.3.0#L30', 'wcn-0.3.1#L31'],
)

export const sdnCniVersion = verified('0.2.0', ['wcn-0.2.0#L23', 'wcn-0.3.1#L31'])

/** Releases that know `optionalFlags` for dual-stack and the bridge gateway. */
export const sdnOptionalFlags = verified({ from: '0.2.2' }, ['wcn-0.2.2', 'wcn-0.3.0'])
