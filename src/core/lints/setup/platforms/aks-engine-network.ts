import { aksEngineRefuses } from '../../../catalog/platforms/aks-engine.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

const settings = ['networkPolicy', 'networkPlugin'] as const

export const aksEngineNetwork = defineLint({
  id: 'aks-engine-network',
  on: 'setup',
  summary: 'AKS Engine takes the network of a model with Windows pools',
  remediation: 'Take networkPolicy out of the model, or the Windows pools.',
  decisions: [],

  check: ({ observations }) =>
    settings.flatMap((setting) => {
      const refused: readonly string[] = aksEngineRefuses.value[setting]
      return named(observations, `aksEngine.${setting}`)
        .filter(({ value }) => refused.includes(String(value)))
        .map((one) =>
          faultAt(
            placeOf(one),
            'refused',
            `The model has a Windows pool, and ${setting} is ${one.raw}, which AKS Engine refuses beside it.`,
            aksEngineRefuses,
          ),
        )
    }),
})
