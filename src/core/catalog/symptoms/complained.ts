import type { ConditionDecision } from './define.ts'

/** What a setup makes likely where somebody complains and nothing else explains it. */
export interface Complained {
  /** Complaints that are its effect. */
  readonly trees: readonly string[]
  /** The row that says what it is; its causes are ranked by the setup. */
  readonly symptom: string
  /** The setup that has it: each of these decisions is known and has one of the values. */
  readonly where: Partial<Readonly<Record<ConditionDecision, readonly string[]>>>
  /** The words of the row stand in what was sent. */
  readonly isNamed?: true
  /** What else whoever complains says. */
  readonly beside?: RegExp
  /** What says that it is not so. */
  readonly unless?: RegExp
}

const spoofingAllowed =
  /\bspoofing\b[^\n.]{0,30}\b(?:on|enabled|allowed|active|accept)\b|\b(?:enabled|allowed|turned on) mac (?:address )?spoofing\b/i

/** The first one that fits is the likeliest. */
export const complained: readonly Complained[] = [
  {
    trees: ['T-04'],
    symptom: 'M-DNS-02',
    where: {},
    beside:
      /(?:\b(?:FQDNs?|fully qualified (?:domain )?names?|(?:full|complete) names?)|\.svc\.cluster\.local)\b[^.\n]{0,60}\b(?:works?|resolves?|is fine|(?:is|are) ok)\b/i,
  },
  {
    trees: ['T-03', 'T-04', 'T-05', 'T-07'],
    symptom: 'M-NET-57',
    where: { platform: ['hyper-v', 'vsphere'], networkMode: ['l2bridge', 'overlay'] },
    isNamed: true,
    unless: spoofingAllowed,
  },
  {
    trees: ['T-07'],
    symptom: 'M-NET-58',
    where: { platform: ['vsphere'], networkMode: ['overlay'], cni: ['flannel', 'calico'] },
  },
  {
    trees: ['T-05', 'T-07'],
    symptom: 'M-NET-59',
    where: { platform: ['azure'], networkMode: ['l2bridge'], cni: ['flannel'] },
  },
  {
    trees: ['T-07'],
    symptom: 'M-NET-59',
    where: { platform: ['aws'], networkMode: ['l2bridge'], cni: ['flannel', 'calico'] },
  },
  {
    trees: ['T-07'],
    symptom: 'M-NET-57',
    where: { platform: ['hyper-v'], networkMode: ['l2bridge', 'overlay'] },
    unless: spoofingAllowed,
  },
]

/**
 * Messages that healthy nodes print as well, by the complaint beside which they tell of it: where somebody
 * has it and no fault is found, they are what to check first.
 */
export const tellingBeside: Readonly<Record<string, readonly string[]>> = {
  'T-03': ['M-PRX-08', 'M-PRX-16', 'M-PRX-18'],
  'T-04': ['M-DNS-01', 'M-DNS-02'],
  'T-06': ['M-PRX-08', 'M-PRX-16', 'M-PRX-18'],
  'T-11': ['M-PRX-18'],
}
