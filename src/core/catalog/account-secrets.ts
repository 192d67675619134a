import { verified } from './fact.ts'

/** Up to there each ServiceAccount is given a Secret with its token, and names it in `secrets`. */
export const accountSecrets = verified({ through: '1.23' } as const, ['k8s#108309', 'sa-token'])
