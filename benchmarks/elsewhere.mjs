// MuJoCo as browsers can have it, asked line by line (benchmarks/elsewhere.py).
//   node benchmarks/elsewhere.mjs PACKAGE
// PACKAGE: the folder of @mujoco/mujoco. Each line is one question as JSON, and so is its answer.
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const { default: load } = await import(pathToFileURL(join(resolve(process.argv[2]), "mujoco.js")).href);
const mujoco = await load();
let model = null;
let data = null;
let spent = 0; // of processor time, in steps alone, in milliseconds

const state = () => ({
  time: data.time,
  qpos: [...data.qpos],
  qvel: [...data.qvel],
  xpos: [...data.xpos],
  xmat: [...data.xmat],
  spent,
});

function begin({ xml, damping, qpos }) {
  data?.delete();
  model?.delete();
  model = mujoco.MjModel.from_xml_string(xml);
  data = new mujoco.MjData(model);
  model.dof_damping.set(damping);
  data.qpos.set(qpos);
  mujoco.mj_forward(model, data);
  spent = 0;
  return { ...state(), bodies: [...model.geom_bodyid] };
}

function step({ count, qvel, forces }) {
  data.qvel.set(qvel);
  data.xfrc_applied.set(forces);
  const before = process.cpuUsage();
  for (let at = 0; at < count; at++) mujoco.mj_step(model, data);
  const { user, system } = process.cpuUsage(before);
  spent += (user + system) / 1000;
  return state();
}

function contacts() {
  const found = [];
  const all = data.contact; // a copy, which stays until it is deleted
  for (let at = 0; at < data.ncon; at++) {
    const contact = all.get(at);
    found.push({ geom: [...contact.geom], frame: [...contact.frame] });
    contact.delete();
  }
  all.delete();
  return found;
}

function warnings() {
  let sum = 0;
  const all = data.warning; // unlike that it is no copy
  for (let at = 0; at < all.size(); at++) sum += all.get(at).number;
  return sum;
}

const distance = ({ one, other, far }) => mujoco.mj_geomDistance(model, data, one, other, far, new Float64Array(6));

const answers = { begin, step, contacts, warnings, distance };

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...given } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(answers[ask](given))}\n`);
}
