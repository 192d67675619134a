import { inferred, unknown, verified } from '../fact.ts'
import { definePlatform } from './define.ts'
import { gcpNetwork } from './gcp.ts'

const schedule = ['gke-extended'] as const

export const gke = definePlatform({
  id: 'gke',
  name: 'GKE',
  sentence: 'Google Kubernetes Engine: GKE makes the node, from a pool.',
  ...gcpNetwork,
  pool: {
    windows: verified(true, ['gcloud command_lib/container/flags.py#L7127', 'gke-windows']),
    cni: inferred('sdnbridge', ['gke-terraform'], {
      note: 'as kube-up makes it; GKE does not say',
    }),
    networkMode: inferred('l2bridge', ['gke-terraform']),
    releases: {
      ltsc2019: {
        kubernetes: verified({}, ['gcloud command_lib/container/flags.py#L7122']),
        deprecated: inferred('its image stays at that of December 2025', ['gke-news-2019']),
      },
      ltsc2022: { kubernetes: verified({}, ['gcloud command_lib/container/flags.py#L7122']) },
    },
    otherReleases: verified(
      'no image',
      ['gcloud command_lib/container/flags.py#L7130', 'gke-sac'],
      { lasting: true },
    ),
    minors: {
      '1.30': inferred({ standard: '2025-09-30', extended: '2026-07-30' }, schedule),
      '1.31': inferred({ standard: '2026-01-16', extended: '2026-10-22' }, schedule),
      '1.32': inferred({ standard: '2026-04-27', extended: '2027-02-11' }, schedule),
      '1.33': inferred({ standard: '2026-08-12', extended: '2027-06-12' }, schedule),
      '1.34': inferred({ standard: '2027-01-25', extended: '2027-11-25' }, schedule),
      '1.35': inferred({ standard: '2027-04-11', extended: '2028-02-11' }, schedule),
      '1.36': inferred({ standard: '2027-08-09', extended: '2028-06-09' }, schedule),
    },
    extended: inferred({ name: 'Extended channel', forWindows: false }, schedule),
    hyperv: verified(false, ['gke-windows']),
    maxPods: {
      untold: unknown('the accepted range', ['gcloud command_lib/container/flags.py#L3563']),
    },
  },
})
