import { verified } from '../fact.ts'

/** Of what ip-masq-agent leaves untranslated by default, the ranges that nobody lists who did not take all of it. */
export const untranslatedByDefault = verified(
  ['192.0.0.0/24', '192.88.99.0/24', '198.18.0.0/15', '240.0.0.0/4'],
  ['gce'],
  {
    note: 'its nodes on Google Cloud have all of them as exceptions, since the network there has routes to pods',
  },
)
