import { networkDesigns, withNetwork, type NetworkDesign } from '../../core/compare.ts'
import { evaluate, type Choices, type Finding } from '../../core/plan.ts'

export interface DesignFit {
  readonly design: NetworkDesign
  /** The errors that name the mode or the plugin; none where it fits. */
  readonly against: readonly Finding[]
}

/** Every network design with all else as it is chosen. */
export const designFits = (choices: Choices): readonly DesignFit[] =>
  networkDesigns.map((design) => {
    const chosen = withNetwork(choices, design.mode, design.cni)
    const { findings } = evaluate({ ...chosen, platform: choices.platform })
    return {
      design,
      against: findings.filter(
        ({ severity, decisions }) =>
          severity === 'error' && decisions.some((id) => id === 'networkMode' || id === 'cni'),
      ),
    }
  })
