import { verified } from '../fact.ts'

const source = ['hcsshim-main pkg/cimfs/cimfs.go#L16-L24'] as const

/** The snapshotter that keeps layers in CimFS, and the builds that have it. */
export const cimfs = {
  snapshotter: 'cimfs',
  /** First build that has it as it was released. */
  from: verified('ltsc2025', source),
  /** The one that got it by an update, and the revision of that. */
  update: verified({ release: 'ltsc2022', revision: 2031, kb: 'KB5031364' } as const, source),
} as const
