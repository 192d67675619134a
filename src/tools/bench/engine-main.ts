import { benchCalibration } from './calibration.ts'
import { benchEngine } from './engine.ts'

benchCalibration()
benchEngine()
