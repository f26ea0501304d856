import type { Model } from '../model/model.ts';
import type { LockAction } from './action.ts';
import { anatomyOf } from './anatomy.ts';
import type { Asking } from './asked.ts';
import type { LockConfig } from './config.ts';
import type { LockEvent } from './event.ts';
import type { LockState } from './state.ts';
import { steppedModel } from './steppedModel.ts';
import { symmetriesOf } from './symmetry.ts';

/** The whole model: what an exploration needs to know of the system comes on top of what a run needs. */
export function lockModel(config: LockConfig, asking?: Asking): Model<LockState, LockAction, LockEvent> {
  const anatomy = anatomyOf(config);
  return { ...steppedModel(config, asking), anatomy, symmetries: symmetriesOf(config, anatomy.parts) };
}
